-- Where people of a company report what the law protects; unboXt is no such channel and leads there.
ALTER TABLE "companies" ADD COLUMN "reporting_link" TEXT;
