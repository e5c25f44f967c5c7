-- CreateTable
CREATE TABLE "mail_opt_outs" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reason_id" SMALLINT,
    "text" TEXT,

    CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_opt_outs_company_id_user_id_key" ON "mail_opt_outs"("company_id", "user_id");

-- AddForeignKey
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
