/** Copy a text. A page over plain http has no clipboard: there the old way still works. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
