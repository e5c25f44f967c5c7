-- Since when a mail server has refused for good what is sent to this address; null while it takes mails.
ALTER TABLE "users" ADD COLUMN "mail_refused_at" TIMESTAMPTZ(3);
ALTER TABLE "invitations" ADD COLUMN "mail_refused_at" TIMESTAMPTZ(3);
