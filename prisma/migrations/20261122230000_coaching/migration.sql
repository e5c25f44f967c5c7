-- The coaching corner. An anonymous post has no author, no time, and no row of anybody who wrote it.
CREATE TABLE "coach_items" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "audience" TEXT NOT NULL,
    "user_id" INTEGER,
    "kind" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "text_key" TEXT NOT NULL,
    "theme_id" SMALLINT,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "written_on" DATE NOT NULL,

    CONSTRAINT "coach_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "coach_items_audience" CHECK ("audience" IN ('leader', 'member')),
    CONSTRAINT "coach_items_own" CHECK ("user_id" IS NULL OR "audience" = 'member')
);

CREATE TABLE "coach_item_states" (
    "company_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "vote" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "coach_item_states_pkey" PRIMARY KEY ("item_id","user_id"),
    CONSTRAINT "coach_item_states_vote" CHECK ("vote" BETWEEN -1 AND 1)
);

CREATE TABLE "coach_evaluations" (
    "team_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "evaluated_until" DATE NOT NULL,
    "motivator_id" SMALLINT,
    "motivator_since" DATE,

    CONSTRAINT "coach_evaluations_pkey" PRIMARY KEY ("team_id")
);

CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "posted_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3),
    "is_motivation" BOOLEAN NOT NULL DEFAULT false,
    "hidden_reason" TEXT,
    "is_told" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "posts_anonymous" CHECK (("author_id" IS NULL) = ("created_at" IS NULL))
);

CREATE TABLE "post_reads" (
    "company_id" INTEGER NOT NULL,
    "post_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "post_reads_pkey" PRIMARY KEY ("post_id","user_id")
);

CREATE UNIQUE INDEX "coach_items_company_id_id_key" ON "coach_items"("company_id", "id");
CREATE INDEX "coach_items_team_id_audience_id_idx" ON "coach_items"("team_id", "audience", "id");
CREATE INDEX "coach_items_company_id_user_id_idx" ON "coach_items"("company_id", "user_id");
CREATE INDEX "coach_item_states_company_id_user_id_idx" ON "coach_item_states"("company_id", "user_id");
CREATE UNIQUE INDEX "coach_evaluations_company_id_team_id_key" ON "coach_evaluations"("company_id", "team_id");
CREATE UNIQUE INDEX "posts_company_id_id_key" ON "posts"("company_id", "id");
CREATE INDEX "posts_team_id_posted_on_idx" ON "posts"("team_id", "posted_on");
CREATE INDEX "posts_company_id_author_id_idx" ON "posts"("company_id", "author_id");
CREATE INDEX "post_reads_company_id_user_id_idx" ON "post_reads"("company_id", "user_id");

-- What a day has written is not written again; and what the full hour looks for, a few rows of many.
CREATE UNIQUE INDEX "coach_items_once" ON "coach_items" ("team_id", "audience", coalesce("user_id", 0), "written_on", "text_key");
CREATE INDEX "posts_untold" ON "posts" ("team_id") WHERE NOT "is_told";

ALTER TABLE "coach_items" ADD CONSTRAINT "coach_items_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_items" ADD CONSTRAINT "coach_items_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_item_states" ADD CONSTRAINT "coach_item_states_company_id_item_id_fkey" FOREIGN KEY ("company_id", "item_id") REFERENCES "coach_items"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_item_states" ADD CONSTRAINT "coach_item_states_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "coach_evaluations" ADD CONSTRAINT "coach_evaluations_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "posts" ADD CONSTRAINT "posts_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "posts" ADD CONSTRAINT "posts_company_id_author_id_fkey" FOREIGN KEY ("company_id", "author_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_company_id_post_id_fkey" FOREIGN KEY ("company_id", "post_id") REFERENCES "posts"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_reads" ADD CONSTRAINT "post_reads_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
