-- A checked answer of SAML waits for its browser.
ALTER TABLE "sign_in_attempts" ADD COLUMN "answer" JSONB;
