"""Settings, read from the environment (twelve-factor), safe for production by default.

docs/run-a-server.md lists every variable. LOCAL_HTTP=1, which `make serve` sets, is for one's own machine:
it alone relaxes the redirect to HTTPS, secure cookies and HSTS, and is refused unless bound to loopback.
"""

from pathlib import Path

import environ
from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import gettext_lazy as _

from config import keys, pictures
from config.logs import log_configuration
from config.loopback import is_loopback

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()

# Where the server listens

LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"]

LOCAL_HTTP = env.bool("LOCAL_HTTP", default=False)
HOST = env.str("HOST", default="127.0.0.1")
PORT = env.int("PORT", default=8000)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=LOOPBACK_NAMES)
# How many proxies of ours stand before the server; with none, an X-Forwarded-For header is only a claim.
TRUSTED_PROXIES = env.int("TRUSTED_PROXIES", default=0)

if LOCAL_HTTP and not all(map(is_loopback, [HOST, *ALLOWED_HOSTS])):
    raise ImproperlyConfigured(
        f"LOCAL_HTTP is for this machine alone, but HOST is {HOST!r} and ALLOWED_HOSTS is {ALLOWED_HOSTS}. "
        "Bind to 127.0.0.1, or leave LOCAL_HTTP out and serve HTTPS as docs/run-a-server.md shows."
    )

# Security

DEBUG = False
SECRET_KEY = env.str("SECRET_KEY", default="")
SECRET_KEY = (
    keys.kept_in(BASE_DIR / "var" / "secret-key")
    if LOCAL_HTTP and not SECRET_KEY
    else keys.checked(SECRET_KEY)
)
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

SECURE_SSL_REDIRECT = not LOCAL_HTTP
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if TRUSTED_PROXIES else None
SECURE_HSTS_SECONDS = 0 if LOCAL_HTTP else env.int("HSTS_SECONDS", default=31_536_000)
SECURE_HSTS_INCLUDE_SUBDOMAINS = not LOCAL_HTTP
SECURE_HSTS_PRELOAD = not LOCAL_HTTP
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = not LOCAL_HTTP
SESSION_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True
CSRF_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 31_536_000
X_FRAME_OPTIONS = "DENY"
DEFAULT_EXCEPTION_REPORTER_FILTER = "config.errors.DiscreetReports"
DEFAULT_EXCEPTION_REPORTER = "config.errors.ReportsWithoutSecretPaths"

# Where pictures of cards come from, such as https://pictures.example/{passcode}.jpg: by default nowhere.
CARD_IMAGE_URL = pictures.checked("CARD_IMAGE_URL", env.str("CARD_IMAGE_URL", default=""))
CARD_THUMBNAIL_URL = pictures.checked("CARD_THUMBNAIL_URL", env.str("CARD_THUMBNAIL_URL", default=""))

# Nothing inline, and nothing from elsewhere but the pictures of cards that an operator chose to show.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:", *pictures.sources(CARD_IMAGE_URL, CARD_THUMBNAIL_URL)],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

# A ban list in the admin sends five fields for each of its cards.
DATA_UPLOAD_MAX_NUMBER_FIELDS = 10_000

# What the site is made of

INSTALLED_APPS = [
    "config",
    "players",
    "cards",
    "banlist",
    "decks",
    "duels",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "knox",
    "django_filters",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "corsheaders",
    "django_htmx",
    "csp",
    "simple_history",
]

MIDDLEWARE = [
    "config.middleware.request_id",
    "config.middleware.access_log",
    *(["config.middleware.this_machine_only"] if LOCAL_HTTP else []),
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "config.rest.throttles.RateLimitHeaders",
    "corsheaders.middleware.CorsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "simple_history.middleware.HistoryRequestMiddleware",
    "config.middleware.private_answers",
    "players.middleware.preferences",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "config.middleware.possible_addresses",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
ASGI_APPLICATION = "config.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "players.context.unread_messages",
            ],
        },
    },
]

# Where things are kept

DATABASES = {"default": env.db("DATABASE_URL", default=f"sqlite:///{BASE_DIR / 'duelking.sqlite3'}")}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # A writer takes its lock at the start: two that read first and write later would both be refused.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
    DATABASES["default"]["CONN_MAX_AGE"] = None
else:
    # One pool in each process; a thread holds a connection for the length of a request only.
    DATABASES["default"].setdefault("OPTIONS", {})["pool"] = {
        "min_size": 1,
        "max_size": env.int("DATABASE_POOL_SIZE", default=8),
        "timeout": 10,
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Throttles count across all processes, so their cache must be shared by them; the database is there already.
CACHES = {"default": env.cache_url("CACHE_URL", default="dbcache://cache?max_entries=100000")}
if CACHES["default"]["BACKEND"] == "django.core.cache.backends.db.DatabaseCache":
    # The same table, with counting in one statement.
    CACHES["default"]["BACKEND"] = "config.rest.counters.CountingDatabaseCache"

STATIC_URL = "static/"
STATIC_ROOT = env.path("STATIC_ROOT", default=str(BASE_DIR / "staticfiles"))()
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# Players

AUTH_USER_MODEL = "players.Player"
LOGIN_URL = "players:sign-in"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

# Languages and time

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("zh-hans", _("Simplified Chinese"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
TIME_ZONE = "UTC"
USE_TZ = True

# REST

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "config.rest.schema.AutoSchema",
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "players.api.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["players.api.permissions.HasScope"],
    "DEFAULT_THROTTLE_CLASSES": [
        "config.rest.throttles.AnonThrottle",
        "config.rest.throttles.PlayerThrottle",
    ],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.rest.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "config.rest.paging.CursorPaging",
    "DEFAULT_FILTER_BACKENDS": ["config.rest.filters.StrictFilterBackend"],
    "EXCEPTION_HANDLER": "config.rest.exceptions.exception_handler",
    "URL_FORMAT_OVERRIDE": None,
    "NUM_PROXIES": TRUSTED_PROXIES,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
# Requests per window and scope; an empty rate switches the scope off.
THROTTLES = {
    "anon": env.str("THROTTLE_ANON", default="120/m"),
    "anon_history": env.str("THROTTLE_ANON_HISTORY", default="20/m"),
    "player": env.str("THROTTLE_PLAYER", default="12000/m" if LOCAL_HTTP else "600/m"),
    "auth": env.str("THROTTLE_AUTH", default="1000/10m" if LOCAL_HTTP else "30/10m"),
    "sign_in": env.str("THROTTLE_SIGN_IN", default="10/15m"),
    "new_address": env.str("THROTTLE_NEW_ADDRESS", default="5/h"),
    "takeout": env.str("THROTTLE_TAKEOUT", default="10/h"),
    "sign_up": env.str("THROTTLE_SIGN_UP", default="1000/h" if LOCAL_HTTP else "10/h"),
}
# Seconds for which the database may work on the search of somebody who is not signed in.
ANONYMOUS_SEARCH_SECONDS = env.float("ANONYMOUS_SEARCH_SECONDS", default=3.0)
KNOX_TOKEN_MODEL = "players.ApiToken"
MIGRATION_MODULES = {"knox": None}  # Its only table is the one that ours replaces.
REST_KNOX = {"AUTH_HEADER_PREFIX": "Bearer", "TOKEN_PREFIX": "dk_"}
CSRF_FAILURE_VIEW = "config.rest.handlers.csrf_failure"

# Anonymous reads of the catalogue may come from any site; never with credentials.
CORS_URLS_REGEX = r"^/api/v1/(cards|sets|archetypes|banlists|ban-lists|schema)(/|$)"
CORS_ALLOW_ALL_ORIGINS = True
CORS_ALLOW_CREDENTIALS = False
CORS_ALLOW_METHODS = ["GET", "HEAD", "OPTIONS"]
CORS_ALLOW_HEADERS = ["accept", "accept-language", "if-none-match", "if-modified-since"]
CORS_EXPOSE_HEADERS = [
    "ETag",
    "Last-Modified",
    "Retry-After",
    "RateLimit",
    "RateLimit-Policy",
    "Content-Language",
    "Repr-Digest",
]

SPECTACULAR_SETTINGS = {
    "TITLE": "Duel King",
    "DESCRIPTION": (
        "Cards, ban lists, decks and correspondence duels. Errors are problem documents (RFC 9457); "
        "lists are paged by cursor; texts follow `Accept-Language` (`en`, `zh-Hans`)."
    ),
    "VERSION": "1",
    "OAS_VERSION": "3.0.3",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
    "SCHEMA_PATH_PREFIX": r"/api/v1",
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_GENERATE_CHOICE_DESCRIPTION": True,
    # More than one resource has a kind; each set of choices has its own name in the description.
    # A deck is reached by its number, or by the key of an unlisted one.
    "PATH_CONVERTER_OVERRIDES": {"deck": {"type": "string", "pattern": "^([0-9]{1,18}|[A-Za-z0-9_-]{22})$"}},
    "ENUM_NAME_OVERRIDES": {
        "CardKindEnum": "cards.lang.terms.Kind",
        "AttributeEnum": "cards.lang.terms.Attribute",
    },
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "SWAGGER_UI_SETTINGS": {"deepLinking": True, "displayOperationId": True},
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "config.rest.schema.document_problems",
    ],
}

# Mail, logs

# Where links in e-mails lead.
SITE_URL = env.str(
    "SITE_URL", default=f"http://{HOST}:{PORT}" if LOCAL_HTTP else f"https://{ALLOWED_HOSTS[0].lstrip('.')}"
).rstrip("/")
vars().update(env.email_url("EMAIL_URL", default="consolemail://" if LOCAL_HTTP else "smtp://localhost:25"))
DEFAULT_FROM_EMAIL = SERVER_EMAIL = env.str("DEFAULT_FROM_EMAIL", default="duelking@localhost")
ADMINS = [("Operator", address) for address in env.list("ADMINS", default=[])]
LOGGING_CONFIG = "logging.config.dictConfig"
LOGGING = log_configuration(level=env.str("LOG_LEVEL", default="INFO"))
