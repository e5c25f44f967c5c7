-- Who signs up by the share link for Administrators is not invited: they ask. (A new value may be used only after COMMIT.)
ALTER TYPE "invitation_kind" ADD VALUE 'administrator_request';
