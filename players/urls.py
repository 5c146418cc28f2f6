"""The pages of this room."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from players import views

app_name = "players"
urlpatterns = [
    path("sign-up/", views.SignUp.as_view(), name="sign-up"),
    path("sign-in/", views.SignIn.as_view(), name="sign-in"),
    path("sign-out/", LogoutView.as_view(), name="sign-out"),
    path("profile/", views.Profile.as_view(), name="profile"),
    path("profile/data/", views.personal_data_file, name="personal-data"),
    path("profile/address/take-back/", views.take_back_address, name="address-take-back"),
    path("profile/leave/", views.Leave.as_view(), name="leave"),
    path("profile/password/", views.ChangePassword.as_view(), name="password-change"),
    path("profile/tokens/", views.Tokens.as_view(), name="tokens"),
    path("profile/tokens/<str:public_id>/revoke/", views.revoke_token, name="token-revoke"),
    path("password/", views.ForgottenPassword.as_view(), name="password-forgotten"),
    path("password/sent/", views.ForgottenPasswordSent.as_view(), name="password-sent"),
    path("password/<uidb64>/<token>/", views.NewPassword.as_view(), name="password-new"),
    path("address/<str:token>/", views.ConfirmAddress.as_view(), name="address-confirm"),
    path("inbox/", views.inbox, name="inbox"),
    path("inbox/read/", views.read_inbox, name="inbox-read"),
    path("inbox/<int:pk>/open/", views.open_notification, name="notification-open"),
    path("players/<str:username>/", views.player, name="player"),
]
