-- Scripts, styles and typefaces of every release that web servers have offered of late: a page of one release may ask a
-- server with another while processes are replaced, and for as long as it stays open.
CREATE TABLE "built_files" (
    "path" TEXT NOT NULL,
    "gzip" BYTEA NOT NULL,
    "offered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "built_files_pkey" PRIMARY KEY ("path")
);
