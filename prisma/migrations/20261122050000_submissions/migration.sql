-- What is stored of the last days' sendings is not needed: a repeat comes within seconds.
-- AlterTable
ALTER TABLE "check_in_answers" DROP COLUMN "submission_id";

-- AlterTable
ALTER TABLE "check_ins" ADD COLUMN     "submission_id" UUID;
