// An error as programs get it: RFC 9457, and in it the `error` that version 1 of the API had alone.
import { z } from 'zod';
import type { FailureKind } from '#lib/result.ts';
import { problemTitles } from '../messages/problem-titles.ts';

export type ProblemKind = FailureKind | 'too_large' | 'bad_method' | 'forbidden' | 'timeout';
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  kind: ProblemKind;
  error: { kind: ProblemKind; message: string };
};

export const PROBLEM_TYPE = 'application/problem+json';
const Kind = z.enum(Object.keys(problemTitles) as [ProblemKind, ...ProblemKind[]]);

export const ProblemShape: z.ZodType<Problem> = z
  .looseObject({
    type: z.string().describe('Where this kind of error is described.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What is wrong with this request.'),
    kind: Kind,
    error: z
      .looseObject({ kind: Kind, message: z.string() })
      .describe('The form of version 1, which stays.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457. `urgent`, where there is one, comes first.' });

/** `more`: further fields, in both forms. */
export function toProblem(
  { kind, message }: { kind: ProblemKind; message: string },
  status: number,
  more: object = {},
): Problem {
  return {
    ...more,
    type: `/developers#error-${kind}`,
    title: problemTitles[kind],
    status,
    detail: message,
    kind,
    error: { kind, message, ...more },
  };
}
