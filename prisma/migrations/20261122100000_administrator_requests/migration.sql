-- The link that lets people ask to become Administrators works for seven days.
ALTER TABLE "companies" ADD COLUMN "administrator_link_expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '7 days'::interval);

-- Who has asked by that link and waits for an answer.
CREATE TABLE "administrator_requests" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "is_newcomer" BOOLEAN NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "administrator_requests_pkey" PRIMARY KEY ("user_id")
);

CREATE UNIQUE INDEX "administrator_requests_company_id_user_id_key" ON "administrator_requests"("company_id", "user_id");

ALTER TABLE "administrator_requests" ADD CONSTRAINT "administrator_requests_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "administrator_requests" ADD CONSTRAINT "administrator_requests_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As before, and for the new kind as for the one that it replaces.
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_target";
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_target" CHECK (
  CASE kind
    WHEN 'company_administrator' THEN department_id IS NULL AND team_id IS NULL
    WHEN 'administrator_request' THEN department_id IS NULL AND team_id IS NULL
    WHEN 'department_leader' THEN team_id IS NULL
    WHEN 'team_leader' THEN true
    ELSE team_id IS NOT NULL
  END
);

-- Sign-ups by that link that wait for their address to be confirmed ask, too.
UPDATE "invitations" SET "kind" = 'administrator_request'
WHERE "kind" = 'company_administrator' AND "link_version" IS NOT NULL AND "accepted_at" IS NULL AND "revoked_at" IS NULL;
