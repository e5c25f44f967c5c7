-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('browser', 'api');

-- CreateEnum
CREATE TYPE "mailed_token_kind" AS ENUM ('set_password', 'reset_password');

-- CreateEnum
CREATE TYPE "invitation_kind" AS ENUM ('company_administrator', 'department_leader', 'team_leader', 'secondary_leader', 'team_member');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "time_zone_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "password_hash" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "onboarding_completed_at" TIMESTAMPTZ(3),
    "tour_completed_at" TIMESTAMPTZ(3),
    "motivator_priorities" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "session_kind" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "authenticated_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "idle_until" TIMESTAMPTZ(3) NOT NULL,
    "absolute_until" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_tickets" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mailed_tokens" (
    "id" SERIAL NOT NULL,
    "kind" "mailed_token_kind" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "mailed_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "captcha_passes" (
    "signature" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "captcha_passes_pkey" PRIMARY KEY ("signature")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "company_id" INTEGER,
    "actor_kind" TEXT NOT NULL,
    "actor_id" INTEGER,
    "role" TEXT,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "result" TEXT NOT NULL DEFAULT 'ok',
    "request_id" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in_rounds" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "local_date" DATE NOT NULL,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "skipped_at" TIMESTAMPTZ(3),

    CONSTRAINT "check_in_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_ins" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "frequency_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "motivator_id" INTEGER,
    "motivator_type" INTEGER,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "check_ins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "check_in_answers" (
    "check_in_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "submission_id" UUID NOT NULL,
    "emotion_id" SMALLINT,
    "factor_ids" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "elaborate" TEXT,
    "sentiment" SMALLINT,
    "productivity" SMALLINT,
    "motivator_id" SMALLINT,
    "motivator_answer" SMALLINT,
    "motivation" REAL,

    CONSTRAINT "check_in_answers_pkey" PRIMARY KEY ("check_in_id")
);

-- CreateTable
CREATE TABLE "motivator_satisfactions" (
    "user_id" INTEGER NOT NULL,
    "motivator_id" SMALLINT NOT NULL,
    "satisfaction" REAL NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "motivator_satisfactions_pkey" PRIMARY KEY ("user_id","motivator_id")
);

-- CreateTable
CREATE TABLE "person_months" (
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "due_count" SMALLINT NOT NULL DEFAULT 0,
    "answer_count" SMALLINT NOT NULL DEFAULT 0,
    "good_count" SMALLINT NOT NULL DEFAULT 0,
    "meh_count" SMALLINT NOT NULL DEFAULT 0,
    "bad_count" SMALLINT NOT NULL DEFAULT 0,
    "productivity_sum" INTEGER NOT NULL DEFAULT 0,
    "productivity_count" SMALLINT NOT NULL DEFAULT 0,
    "motivation_sum" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "motivation_count" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "person_months_pkey" PRIMARY KEY ("team_id","month","user_id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "kind" "invitation_kind" NOT NULL,
    "email" TEXT NOT NULL,
    "department_id" INTEGER,
    "team_id" INTEGER,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "minimum_group_size" INTEGER NOT NULL DEFAULT 5,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "administrators" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "administrators_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "departments" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "leader_id" INTEGER,
    "performing_score_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "departments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "teams" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "name" TEXT NOT NULL,
    "leader_id" INTEGER,
    "secondary_leader_id" INTEGER,
    "creator_id" INTEGER,
    "performing_score_id" INTEGER,
    "checkin_day" INTEGER NOT NULL DEFAULT 1,
    "frequency_id" INTEGER NOT NULL DEFAULT 1,
    "surveys_time_send" TEXT NOT NULL DEFAULT '12:00',
    "working_days" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    "draft_invites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("team_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_company_id_id_key" ON "users"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "login_tickets_token_hash_key" ON "login_tickets"("token_hash");

-- CreateIndex
CREATE INDEX "login_tickets_user_id_idx" ON "login_tickets"("user_id");

-- CreateIndex
CREATE INDEX "mailed_tokens_user_id_kind_idx" ON "mailed_tokens"("user_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "captcha_passes_token_hash_key" ON "captcha_passes"("token_hash");

-- CreateIndex
CREATE INDEX "captcha_passes_expires_at_idx" ON "captcha_passes"("expires_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "audit_entries_company_id_at_idx" ON "audit_entries"("company_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "check_in_rounds_team_id_local_date_time_zone_key" ON "check_in_rounds"("team_id", "local_date", "time_zone");

-- CreateIndex
CREATE INDEX "check_ins_team_id_local_date_idx" ON "check_ins"("team_id", "local_date");

-- CreateIndex
CREATE INDEX "check_ins_company_id_user_id_local_date_idx" ON "check_ins"("company_id", "user_id", "local_date");

-- CreateIndex
CREATE UNIQUE INDEX "check_ins_team_id_user_id_local_date_key" ON "check_ins"("team_id", "user_id", "local_date");

-- CreateIndex
CREATE INDEX "check_in_answers_team_id_local_date_idx" ON "check_in_answers"("team_id", "local_date");

-- CreateIndex
CREATE INDEX "person_months_company_id_user_id_idx" ON "person_months"("company_id", "user_id");

-- CreateIndex
CREATE INDEX "invitations_company_id_email_idx" ON "invitations"("company_id", "email");

-- CreateIndex
CREATE INDEX "invitations_team_id_idx" ON "invitations"("team_id");

-- CreateIndex
CREATE INDEX "invitations_department_id_idx" ON "invitations"("department_id");

-- CreateIndex
CREATE UNIQUE INDEX "administrators_company_id_user_id_key" ON "administrators"("company_id", "user_id");

-- CreateIndex
CREATE INDEX "departments_company_id_leader_id_idx" ON "departments"("company_id", "leader_id");

-- CreateIndex
CREATE UNIQUE INDEX "departments_company_id_id_key" ON "departments"("company_id", "id");

-- CreateIndex
CREATE INDEX "teams_company_id_department_id_idx" ON "teams"("company_id", "department_id");

-- CreateIndex
CREATE INDEX "teams_company_id_leader_id_idx" ON "teams"("company_id", "leader_id");

-- CreateIndex
CREATE INDEX "teams_company_id_secondary_leader_id_idx" ON "teams"("company_id", "secondary_leader_id");

-- CreateIndex
CREATE UNIQUE INDEX "teams_company_id_id_key" ON "teams"("company_id", "id");

-- CreateIndex
CREATE INDEX "team_members_company_id_user_id_idx" ON "team_members"("company_id", "user_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_tickets" ADD CONSTRAINT "login_tickets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_rounds" ADD CONSTRAINT "check_in_rounds_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_answers" ADD CONSTRAINT "check_in_answers_check_in_id_fkey" FOREIGN KEY ("check_in_id") REFERENCES "check_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "motivator_satisfactions" ADD CONSTRAINT "motivator_satisfactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_months" ADD CONSTRAINT "person_months_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_months" ADD CONSTRAINT "person_months_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "departments"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_invited_by_id_fkey" FOREIGN KEY ("company_id", "invited_by_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_leader_id_fkey" FOREIGN KEY ("company_id", "leader_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "departments"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_leader_id_fkey" FOREIGN KEY ("company_id", "leader_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_secondary_leader_id_fkey" FOREIGN KEY ("company_id", "secondary_leader_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id_creator_id_fkey" FOREIGN KEY ("company_id", "creator_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema language cannot say.

-- Addresses are compared as stored, so they are stored in one form.
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK (email = lower(email));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_email_lower_case" CHECK (email = lower(email));

-- An invitation points at exactly what its kind is about.
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_target" CHECK (
  CASE kind
    WHEN 'company_administrator' THEN department_id IS NULL AND team_id IS NULL
    WHEN 'department_leader' THEN team_id IS NULL
    WHEN 'team_leader' THEN true
    ELSE team_id IS NOT NULL
  END
);

-- A newer invitation revokes the older one; at most one is open per address and target.
CREATE UNIQUE INDEX "invitations_open" ON "invitations" (company_id, email, kind, coalesce(department_id, 0), coalesce(team_id, 0))
  WHERE accepted_at IS NULL AND revoked_at IS NULL;

ALTER TABLE "companies" ADD CONSTRAINT "companies_minimum_group_size" CHECK (minimum_group_size BETWEEN 3 AND 10);
ALTER TABLE "teams" ADD CONSTRAINT "teams_schedule" CHECK (
  checkin_day BETWEEN 1 AND 7
  AND frequency_id BETWEEN 1 AND 4
  AND surveys_time_send ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  AND working_days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
);

-- A figure that does not apply is null; everything else lies on its scale.
ALTER TABLE "check_in_answers" ADD CONSTRAINT "check_in_answers_scales" CHECK (
  sentiment IN (0, 50, 100)
  AND productivity BETWEEN 0 AND 100
  AND motivator_answer BETWEEN 0 AND 100
  AND motivation BETWEEN 0 AND 100
  AND (emotion_id IS NULL) = (sentiment IS NULL)
  AND (motivator_id IS NULL) = (motivator_answer IS NULL)
);

-- What was written about who did what cannot be changed afterwards, only dropped whole when its time is over.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is insert only';
END $$;
CREATE TRIGGER "audit_entries_insert_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
