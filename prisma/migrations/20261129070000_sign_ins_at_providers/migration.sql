-- When someone signed in at the provider, as it says, so that an old session there is no recent sign-in here.
ALTER TABLE "login_tickets" ADD COLUMN "authenticated_at" TIMESTAMPTZ(3);
