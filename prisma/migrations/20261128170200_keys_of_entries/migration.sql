-- The key by which a person acted.
ALTER TABLE "audit_entries" ADD COLUMN "key_id" INTEGER;
