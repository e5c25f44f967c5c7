-- Of which mornings teammates were told of birthdays: once per company, zone and day.
CREATE TABLE "birthday_mornings" (
    "company_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "local_date" DATE NOT NULL,

    CONSTRAINT "birthday_mornings_pkey" PRIMARY KEY ("company_id","time_zone","local_date")
);

ALTER TABLE "birthday_mornings" ADD CONSTRAINT "birthday_mornings_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
