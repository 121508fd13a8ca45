// The motion types, which browsers need too, without zod. The first is the default.
export const MOTION_TYPES = [
  'summary-judgment',
  'dismiss-failure-to-state',
  'compel-discovery',
  'continue-hearing',
  'set-aside-default',
] as const;
export type MotionType = (typeof MOTION_TYPES)[number];
export const DEFAULT_MOTION: MotionType = 'summary-judgment';
