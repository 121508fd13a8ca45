# The app without its embedded database: give it DATABASE_URL and APP_SECRET (compose.yaml does). Three stages, so that the image
# holds neither the build tools nor the tests. The version of Node is the one that package.json brings, and a test keeps it so.
# Nothing is written but in DATA_DIR and /tmp: the root can be read-only.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node node_modules/@react-router/dev/bin.cjs build --logLevel error \
  && node scripts/compress-build.ts \
  && node scripts/snapshot-content.ts

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The engine of the search model brings its libraries for every system.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund \
  && rm -rf node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32

FROM node:24.21.0-trixie-slim
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/plainlaw
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE THIRD-PARTY-NOTICES.md ./
COPY app ./app
COPY content ./content
COPY derived ./derived
COPY models ./models
COPY db ./db
COPY features ./features
COPY integrations ./integrations
COPY legal ./legal
COPY lib ./lib
COPY scripts ./scripts
COPY server ./server
COPY --from=build /app/build ./build
# 1000 is the image's user "node"; a number, so that a cluster can see that it is not root.
RUN install -d -o 1000 -g 1000 -m 0700 /var/lib/plainlaw
USER 1000:1000
VOLUME /var/lib/plainlaw
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server as a second process: nothing inside can kill the first one of a container, so a frozen one would stay.
CMD ["node", "scripts/supervise.mjs"]
