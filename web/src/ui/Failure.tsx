/** What went wrong, read aloud at once; nothing where all is well. */
export function Failure({ text }: { text: string | false | null | undefined }) {
  return text ? (
    <p class="notice" role="alert">
      {text}
    </p>
  ) : null;
}
