-- On which way a person is told; null follows the company.
ALTER TABLE "users" ADD COLUMN "channel" TEXT;
