# syntax=docker/dockerfile:1
# The page is built in the first stage; the second has the server, what it needs, and the built page: no compiler, no browser,
# no database program. Node runs the sources as they are. apps/web/e2e/image.test.ts takes the same steps as plain commands.
ARG NODE=node:26-alpine

FROM ${NODE} AS page
WORKDIR /build
COPY package.json package-lock.json tsconfig.json ./
COPY README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md CODE_OF_CONDUCT.md LICENSE ./
COPY docs docs
COPY scripts scripts
COPY packages packages
COPY apps/cli/package.json apps/cli/package.json
COPY apps/server/package.json apps/server/package.json
COPY apps/web apps/web
RUN npm ci --workspace=@caravanserai/web --omit=dev --ignore-scripts --no-audit --no-fund
RUN node scripts/buildWeb.ts

FROM ${NODE} AS house
ENV NODE_ENV=production
WORKDIR /caravanserai
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/package.json
COPY apps/web/package.json apps/web/package.json
COPY apps/server apps/server
COPY packages packages
COPY scripts/backup.ts scripts/restore.ts scripts/
RUN npm ci --workspace=@caravanserai/server --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund
COPY --from=page /build/apps/web/dist apps/web/dist
# The house may write into one folder; everything else can be read-only.
RUN mkdir -p /data && chown node:node /data
VOLUME /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATABASE_URL=/data/caravanserai.db
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
