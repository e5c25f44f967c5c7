-- The way of everybody who has chosen none. One table at a time: writers hold both in the other order.
ALTER TABLE "companies" ADD COLUMN "channel" TEXT NOT NULL DEFAULT 'mail';
