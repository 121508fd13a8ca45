import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';

/** Whether the motion turns on the claim of the case. */
export const arguesClaim = ({ elements }: MotionTemplate) => elements.some(({ claims }) => claims);
