-- AlterTable
ALTER TABLE "check_in_answers" ADD COLUMN     "work_environment_id" SMALLINT;

-- AlterTable
ALTER TABLE "check_ins" ADD COLUMN     "asks_own" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "asks_ratings" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "asks_work_environment" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "month_question_ids" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
ADD COLUMN     "norm_ids" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
ADD COLUMN     "last_mail" SMALLINT,
ADD COLUMN     "remind_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminder_count" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "check_in_rounds" ADD COLUMN     "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "sent_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "month_question_day" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "check_in_sweeps" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "swept_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "check_in_sweeps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "norm_answers" (
    "check_in_id" INTEGER NOT NULL,
    "norm_id" SMALLINT NOT NULL,
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "value" SMALLINT NOT NULL,

    CONSTRAINT "norm_answers_pkey" PRIMARY KEY ("check_in_id","norm_id")
);

-- CreateTable
CREATE TABLE "member_ratings" (
    "check_in_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "value" SMALLINT,

    CONSTRAINT "member_ratings_pkey" PRIMARY KEY ("check_in_id","user_id")
);

-- CreateTable
CREATE TABLE "month_answers" (
    "user_id" INTEGER NOT NULL,
    "question_id" SMALLINT NOT NULL,
    "month" DATE NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "value" SMALLINT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "month_answers_pkey" PRIMARY KEY ("user_id","question_id","month")
);

-- CreateTable
CREATE TABLE "released_answers" (
    "company_id" INTEGER NOT NULL,
    "released_on" DATE NOT NULL,
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "good_count" SMALLINT NOT NULL,
    "meh_count" SMALLINT NOT NULL,
    "bad_count" SMALLINT NOT NULL,
    "productivity_sum" INTEGER NOT NULL,
    "productivity_count" SMALLINT NOT NULL,
    "motivation_sum" DOUBLE PRECISION NOT NULL,
    "motivation_count" SMALLINT NOT NULL,
    "due_count" SMALLINT NOT NULL DEFAULT 0,
    "answered_count" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "released_answers_pkey" PRIMARY KEY ("company_id","released_on","team_id","user_id")
);

-- CreateTable
CREATE TABLE "release_cells" (
    "company_id" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "cell_on" DATE NOT NULL,
    "persons" INTEGER NOT NULL,
    "hidden_reason" TEXT,

    CONSTRAINT "release_cells_pkey" PRIMARY KEY ("company_id","scope","scope_id","metric","cell_on")
);

-- CreateTable
CREATE TABLE "company_releases" (
    "company_id" INTEGER NOT NULL,
    "released_until" DATE NOT NULL,
    "counted_until" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_releases_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "published_figures" (
    "company_id" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "as_of" DATE NOT NULL,
    "motivation" DOUBLE PRECISION,
    "productivity" DOUBLE PRECISION,
    "sentiment" DOUBLE PRECISION,
    "category_id" SMALLINT NOT NULL DEFAULT 0,
    "figures" JSONB NOT NULL,

    CONSTRAINT "published_figures_pkey" PRIMARY KEY ("company_id","scope","scope_id","period")
);

-- CreateTable
CREATE TABLE "month_results" (
    "company_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "question_id" SMALLINT NOT NULL,
    "scope" TEXT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "persons" INTEGER NOT NULL,
    "detractors" INTEGER NOT NULL,
    "neutral" INTEGER NOT NULL,
    "promoters" INTEGER NOT NULL,
    "value_sum" DOUBLE PRECISION NOT NULL,
    "hidden_reason" TEXT,

    CONSTRAINT "month_results_pkey" PRIMARY KEY ("company_id","scope","scope_id","kind","question_id","month")
);

-- CreateTable
CREATE TABLE "preview_tokens" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "session_id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "leader_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "preview_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_exports" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "requester_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "flag" TEXT NOT NULL,
    "wanted" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "total_count" INTEGER NOT NULL,
    "scopes" JSONB,
    "file_name" TEXT,
    "content" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_mails" (
    "export_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "scopes" JSONB NOT NULL,
    "content" BYTEA,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_mails_pkey" PRIMARY KEY ("export_id","user_id")
);

-- CreateIndex
CREATE INDEX "norm_answers_team_id_local_date_idx" ON "norm_answers"("team_id", "local_date");

-- CreateIndex
CREATE INDEX "member_ratings_team_id_local_date_idx" ON "member_ratings"("team_id", "local_date");

-- CreateIndex
CREATE INDEX "member_ratings_user_id_idx" ON "member_ratings"("user_id");

-- CreateIndex
CREATE INDEX "month_answers_company_id_month_idx" ON "month_answers"("company_id", "month");

-- CreateIndex
CREATE UNIQUE INDEX "preview_tokens_token_hash_key" ON "preview_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "preview_tokens_session_id_idx" ON "preview_tokens"("session_id");

-- CreateIndex
CREATE INDEX "preview_tokens_member_id_idx" ON "preview_tokens"("member_id");

-- CreateIndex
CREATE INDEX "preview_tokens_team_id_idx" ON "preview_tokens"("team_id");

-- CreateIndex
CREATE INDEX "report_exports_company_id_requester_id_created_at_idx" ON "report_exports"("company_id", "requester_id", "created_at");

-- CreateIndex
CREATE INDEX "report_exports_created_at_idx" ON "report_exports"("created_at");

-- CreateIndex
CREATE INDEX "check_in_rounds_local_date_idx" ON "check_in_rounds"("local_date");

-- CreateIndex
CREATE INDEX "check_ins_remind_at_idx" ON "check_ins"("remind_at");

-- AddForeignKey
ALTER TABLE "norm_answers" ADD CONSTRAINT "norm_answers_check_in_id_fkey" FOREIGN KEY ("check_in_id") REFERENCES "check_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_ratings" ADD CONSTRAINT "member_ratings_check_in_id_fkey" FOREIGN KEY ("check_in_id") REFERENCES "check_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_ratings" ADD CONSTRAINT "member_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "month_answers" ADD CONSTRAINT "month_answers_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "released_answers" ADD CONSTRAINT "released_answers_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release_cells" ADD CONSTRAINT "release_cells_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_releases" ADD CONSTRAINT "company_releases_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "published_figures" ADD CONSTRAINT "published_figures_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "month_results" ADD CONSTRAINT "month_results_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preview_tokens" ADD CONSTRAINT "preview_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preview_tokens" ADD CONSTRAINT "preview_tokens_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "preview_tokens" ADD CONSTRAINT "preview_tokens_company_id_member_id_fkey" FOREIGN KEY ("company_id", "member_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_company_id_requester_id_fkey" FOREIGN KEY ("company_id", "requester_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "report_exports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
