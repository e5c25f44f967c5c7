-- A morning brings more than birthdays.
ALTER TABLE "birthday_mornings" RENAME TO "mornings";
ALTER TABLE "mornings" RENAME CONSTRAINT "birthday_mornings_company_id_fkey" TO "mornings_company_id_fkey";
ALTER TABLE "mornings" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'birthdays' CHECK (kind IN ('birthdays', 'brief'));
ALTER TABLE "mornings" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "mornings" DROP CONSTRAINT "birthday_mornings_pkey";
ALTER TABLE "mornings" ADD CONSTRAINT "mornings_pkey" PRIMARY KEY ("company_id", "time_zone", "local_date", "kind");

-- There are more mails to stop than those of check-ins.
ALTER TABLE "mail_opt_outs" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'check-ins' CHECK (kind IN ('check-ins', 'brief'));
ALTER TABLE "mail_opt_outs" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "mail_opt_outs" DROP CONSTRAINT "mail_opt_outs_pkey";
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("user_id", "kind");
DROP INDEX "mail_opt_outs_company_id_user_id_key";
CREATE INDEX "mail_opt_outs_company_id_user_id_idx" ON "mail_opt_outs"("company_id", "user_id");
