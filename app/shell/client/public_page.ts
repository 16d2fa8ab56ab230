/** What public pages that the server writes itself bring along: the style, and dividers that move. */
import './app.css'

for (const input of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) {
  const move = () => input.parentElement?.style.setProperty('--at', `${input.value}%`)
  input.addEventListener('input', move)
  move()
}
