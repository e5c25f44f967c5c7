-- Which language somebody reads, and what a company speaks where nobody has chosen; null follows the browser.
ALTER TABLE "users" ADD COLUMN "locale" TEXT;
ALTER TABLE "companies" ADD COLUMN "locale" TEXT;
