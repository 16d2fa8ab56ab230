import { useEffect, useState } from 'react'

/** A value once it has not changed for a while; null until then. */
export function useSettled<Value>(value: Value, ms: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled === value ? settled : null
}
