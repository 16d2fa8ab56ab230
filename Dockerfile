# An image of Vitrine: web process, worker and embedded PostgreSQL, or one of the processes alone. See docs/deploy/docker.md.

# What builds it, with Node and npm, and what it runs on, which needs neither: the project brings the Node that it pins.
ARG BASE=node:24-bookworm-slim
ARG RUNTIME=debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /opt/vitrine
ENV NODE_ENV=production
# Packages first: they are kept while only the project changes.
COPY package.json package-lock.json .npmrc ./
COPY bin/install.mjs bin/lock.mjs bin/
RUN node --input-type=module --eval "import { installMissing } from './bin/install.mjs'; await installMissing(false)"
COPY . .
RUN node bin/build.mjs && node_modules/node/bin/node tools/image/slim.mjs

FROM ${RUNTIME}
# tini ends what is left of ended processes, which the first process of a container has to.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*.log /var/log/apt \
  && groupadd --gid 10001 vitrine \
  && useradd --uid 10001 --gid vitrine --home-dir /data --no-create-home --shell /usr/sbin/nologin vitrine \
  && install --directory --owner=vitrine --group=vitrine --mode=700 /data \
  && ln -s /opt/vitrine/node_modules/node/bin/node /usr/local/bin/node
COPY --from=build /opt/vitrine /opt/vitrine
WORKDIR /opt/vitrine
# What V8 makes of modules is the only thing written outside of /data, and may be lost.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/vitrine-compiled
USER 10001:10001
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=15s --timeout=6s --start-period=120s --retries=4 CMD ["node", "tools/image/healthcheck.mjs"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "bin/start.mjs"]
