-- The connection by which a session was opened.
ALTER TABLE "sessions" ADD COLUMN "connection_id" INTEGER;
