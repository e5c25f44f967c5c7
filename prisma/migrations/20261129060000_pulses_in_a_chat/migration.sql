-- Whether pulses may be answered in the chat itself.
ALTER TABLE "channel_connections" ADD COLUMN "allows_pulses" BOOLEAN NOT NULL DEFAULT false;
