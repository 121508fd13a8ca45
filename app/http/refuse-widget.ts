// What a widget shows when its request was refused: danger first, because nothing of what was typed
// was read, then the reason. Written without the renderer, so that it costs nothing under load.
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function refuseWidget(
  { name, publicUrl }: { name: string; publicUrl: string },
  message: string = widgetTexts.notHere,
): string {
  const site = escapeHtml(name);
  return `<!doctype html><html lang="en" data-theme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(widgetTexts.refusedTitle)} · ${site}</title><link rel="stylesheet" href="/widget/widget.css"></head><body><div class="widget"><header><b>${site}</b><h1>${escapeHtml(widgetTexts.refusedTitle)}</h1></header><main><section class="urgent" role="alert"><h2>${escapeHtml(widgetTexts.urgentTitle)}</h2><p>${escapeHtml(toolTexts.unreachableDanger)}</p></section><p>${escapeHtml(message)}</p></main><footer>${escapeHtml(widgetTexts.informationOnly)} <a href="${escapeHtml(publicUrl)}" target="_blank" rel="noopener noreferrer">${escapeHtml(widgetTexts.openHere(name))}</a></footer></div></body></html>`;
}
