# The image of the service. Build:  docker build -t lekha .
# Run:  docker run -p 8080:8080 -v lekha-data:/data --stop-timeout 40 lekha
# glibc, not musl: the binaries of the ONNX runtime are built for it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev
# The runtime's package carries the binaries of every system: 290 MB, of which this image uses 25 to 45.
RUN cd node_modules/onnxruntime-node/bin/napi-v6 \
    && mv "linux/$(node -p process.arch)" /tmp/onnxruntime && rm -rf ./* && mkdir linux && mv /tmp/onnxruntime "linux/$(node -p process.arch)"

FROM node:24-bookworm-slim
ENV NODE_ENV=production
# Inside a container its own interface is the only one that can be published.
ENV HOST=0.0.0.0
ENV LEKHA_DATA_DIR=/data
# glibc keeps freed memory in up to 8 arenas a core; see docs/performance.md. Workers set it for themselves anyway.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY package.json LICENSE NOTICE ./
COPY bin bin
COPY models models
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/src dist/src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# Whether the process lives, not whether it is ready: a full queue must not get the container restarted.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.LEKHA_ADMIN_PORT || 9090) + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/lekha.js", "serve"]
