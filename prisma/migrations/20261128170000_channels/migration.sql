-- On which way a person is told; a company's own is for those who have chosen none.
ALTER TABLE "users" ADD COLUMN "channel" TEXT;
ALTER TABLE "companies" ADD COLUMN "channel" TEXT NOT NULL DEFAULT 'mail';
