// A strict schema for the part of the Compose file format that we use: a misspelled key is an
// error, as it is for Docker.
import { z } from 'zod';

const duration = z.string().regex(/^\d+(?:ms|s|m|h)$/);
const size = z.string().regex(/^\d+[bkmgBKMG]$/);
const healthcheck = z.strictObject({
  test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()).refine((parts) => parts.length > 1),
  interval: duration,
  timeout: duration,
  retries: z.int().positive(),
  start_period: duration.optional(),
});
const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  init: z.boolean().optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  profiles: z.array(z.string()).optional(),
  stop_grace_period: duration.optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  shm_size: size.optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+(?::-[^:]+)?:\/[^:]+(?::ro)?$/)),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  healthcheck,
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({
        cpus: z.string().regex(/^[\d.]+$/),
        memory: size,
        pids: z.int().positive().optional(),
      }),
    }),
  }),
  logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }),
});
const network = z.strictObject({
  internal: z.boolean().optional(),
  ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }).optional(),
});

export const ComposeFile = z.looseObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), service),
  networks: z.record(z.string(), network),
  volumes: z.record(z.string(), z.strictObject({})),
});
