/** A text in which backticks mark code. */
export function Described({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-fine">
        {part}
      </code>
    )
  )
}
