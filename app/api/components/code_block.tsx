/** Code or JSON that scrolls within its own box. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre
      // A keyboard can scroll only what can be focused.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control bg-sunken p-3 font-mono text-fine text-ink"
    >
      {children}
    </pre>
  )
}
