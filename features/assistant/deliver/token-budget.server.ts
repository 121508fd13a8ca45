// Daily token budget of the AI provider for all processes together. Tokens are estimated (four
// characters each), reserved before a call and corrected after it. If the database cannot be
// reached, the call is refused.

import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { llmUsage } from '#db/tables/assistant.ts';
import type { Deps } from '#features/deps.ts';
import type { Llm, LlmPiece, LlmRequest, TokenBudget } from '#integrations/llm/llm.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { toIsoDay } from '#lib/dates.ts';

const CHARACTERS_PER_TOKEN = 4;
const USAGE_RETENTION_DAYS = 30;

/** Wraps the provider: when the budget is spent, calls are refused. */
export function withBudget(
  llm: Llm,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  daily: number,
): { llm: Llm; budget: TokenBudget } {
  const today = () => toIsoDay(clock.now());
  let refusedOn = '';

  async function reserve(day: string, tokens: number): Promise<boolean> {
    try {
      await db.db.insert(llmUsage).values({ day, tokens: 0 }).onConflictDoNothing();
      const updatedRows = await db.db
        .update(llmUsage)
        .set({ tokens: sql`${llmUsage.tokens} + ${tokens}` })
        .where(and(eq(llmUsage.day, day), lte(llmUsage.tokens, daily - tokens)))
        .returning({ day: llmUsage.day });
      if (updatedRows.length === 0) refusedOn = day;
      return updatedRows.length > 0;
    } catch (error) {
      log.warn({ err: error }, 'the token budget could not be asked');
      return false;
    }
  }

  async function settle(day: string, difference: number): Promise<void> {
    await db.db
      .update(llmUsage)
      .set({ tokens: sql`greatest(0, ${llmUsage.tokens} + ${difference})` })
      .where(eq(llmUsage.day, day))
      .catch((error) => log.warn({ err: error }, 'the token budget could not be set right'));
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmPiece> {
    const day = today();
    const sent = estimateTokens(
      [request.system, ...request.messages.map((message) => message.content)].join(''),
    );
    const reserved = sent + request.maxTokens;
    if (!(await reserve(day, reserved))) return yield { fault: 'refused' };
    let received = 0;
    try {
      for await (const piece of llm.stream(request)) {
        if ('text' in piece) received += piece.text.length;
        yield piece;
      }
    } finally {
      await settle(day, sent + Math.ceil(received / CHARACTERS_PER_TOKEN) - reserved);
    }
  }

  return {
    llm: {
      ...llm,
      stream,
      async complete(request) {
        let text = '';
        for await (const piece of stream(request)) {
          if ('fault' in piece) return piece;
          text += piece.text;
        }
        return { text: text.trim() };
      },
    },
    budget: { isSpent: () => refusedOn === today() },
  };
}

const estimateTokens = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

export async function deleteExpiredUsage({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const cutoffDay = addDays(toIsoDay(clock.now()), -USAGE_RETENTION_DAYS);
  await db.db.delete(llmUsage).where(lt(llmUsage.day, cutoffDay));
}
