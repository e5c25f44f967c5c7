-- The connection by which a ticket was given. One table at a time: writers hold both in the other order.
ALTER TABLE "login_tickets" ADD COLUMN "connection_id" INTEGER;
