"""The WSGI entrance, for granian, gunicorn, uWSGI and the like."""

import gc
import os

from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()

# What stays for the life of the process is loaded before the first request, and the collector is told not to
# look through it again and again; a decision makes thousands of objects, and hardly a cycle among them.
loaded = get_resolver().url_patterns
gc.freeze()
gc.set_threshold(20_000, 20, 20)
