-- Where Microsoft Teams takes messages for a company's directory; null until its first person has the app.
ALTER TABLE "channel_connections" ADD COLUMN "service_url" TEXT;
