-- A ticket is worth two minutes and is exchanged at once: without a log no sign-in waits for the disk twice. After a crash of
-- the database the open ones are gone, and whoever holds one enters the password again.
ALTER TABLE "login_tickets" SET UNLOGGED;
