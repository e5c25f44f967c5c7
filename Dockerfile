# One image for every process: the web server by default, the job worker and the migrations by another command.
#   docker build -t unboxt .
#   docker run … unboxt                              web server (server/main.ts)
#   docker run … unboxt node server/worker.ts        job worker
#   docker run … unboxt node scripts/migrate.mjs     migrations, once per release and before the others
#   docker run … unboxt node server/ops.ts doctor    the operator's commands: docs/operator-commands.md
# It needs no privilege and no writable root: docker-compose.yml shows with which options.

# Debian rather than Alpine: several packages ship binaries for glibc only. Whoever builds the same image twice names both
# by digest: docker buildx imagetools inspect node:24-bookworm-slim, and --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
ARG SYSTEM_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1

# What building and running need. No package may run a script of its own.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json

FROM dependencies AS build
COPY . .
RUN node scripts/build.mjs

# A quarter of it is what running needs.
FROM build AS running
RUN node scripts/prune.mjs && rm -rf .next/cache .next/types .next/diagnostics && find .next/server -name '*.map' -delete

FROM ${SYSTEM_IMAGE}
WORKDIR /app
# Without npm and yarn: nothing is installed here.
COPY --from=base /usr/local/bin/node /usr/local/bin/node
# Node sizes its heap by the container's memory; the rest is for buffers, pictures and the drawing processes.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-old-space-size-percentage=60 \
  NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
COPY --from=running /app/node_modules ./node_modules
COPY --from=running /app/.next ./.next
COPY --from=running /app/generated ./generated
COPY --from=dependencies /app/sbom.json ./
COPY package.json next.config.mjs ./
COPY public ./public
COPY prisma/migrations ./prisma/migrations
COPY prisma/seed/demo-accounts.mjs ./prisma/seed/
COPY scripts ./scripts
COPY lib ./lib
COPY server ./server
# Next keeps a cache of what it has rendered.
RUN useradd --uid 1000 --no-create-home --shell /usr/sbin/nologin node && mkdir -p .next/cache && chown node .next/cache
USER node
EXPOSE 3000
# What the log and the metrics say: docker build --build-arg COMMIT=$(git rev-parse HEAD) …
ARG COMMIT
ARG VERSION
ENV COMMIT=$COMMIT
LABEL org.opencontainers.image.title="unboXt" \
  org.opencontainers.image.description="Shows how teams feel, perform and stay motivated." \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$COMMIT \
  org.opencontainers.image.base.name=$SYSTEM_IMAGE
# That the process lives. Whether it is ready a proxy asks at /readyz: who replaced containers by that answer would replace
# all of them while the database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
