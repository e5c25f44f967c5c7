CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type_id" SMALLINT,
    "text" TEXT NOT NULL,
    "rate" SMALLINT,
    "score" SMALLINT,
    "submission_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "feedback_rate" CHECK ("rate" BETWEEN 1 AND 5),
    CONSTRAINT "feedback_score" CHECK ("score" BETWEEN 0 AND 10)
);

CREATE TABLE "feedback_images" (
    "name" TEXT NOT NULL,
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "feedback_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_images_pkey" PRIMARY KEY ("name")
);

CREATE UNIQUE INDEX "feedback_user_id_submission_id_key" ON "feedback"("user_id", "submission_id");
CREATE INDEX "feedback_company_id_user_id_idx" ON "feedback"("company_id", "user_id");
CREATE INDEX "feedback_images_company_id_user_id_idx" ON "feedback_images"("company_id", "user_id");
CREATE INDEX "feedback_images_feedback_id_idx" ON "feedback_images"("feedback_id");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback_images" ADD CONSTRAINT "feedback_images_name_fkey" FOREIGN KEY ("name") REFERENCES "stored_images"("name") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback_images" ADD CONSTRAINT "feedback_images_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "feedback_images" ADD CONSTRAINT "feedback_images_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE SET NULL ON UPDATE CASCADE;
