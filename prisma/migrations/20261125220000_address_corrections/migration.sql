-- What an invitation's address was before it was corrected, for the activity log. It goes with the invitation.
CREATE TABLE "address_corrections" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "invitation_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "new_email" TEXT NOT NULL,

    CONSTRAINT "address_corrections_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "address_corrections_invitation_id_idx" ON "address_corrections"("invitation_id");
CREATE INDEX "address_corrections_company_id_email_idx" ON "address_corrections"("company_id", "email");
ALTER TABLE "address_corrections" ADD CONSTRAINT "address_corrections_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "address_corrections" ADD CONSTRAINT "address_corrections_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
