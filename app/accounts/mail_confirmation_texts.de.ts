export const MAIL_CONFIRMATION_TEXTS = {
  title: 'Per E-Mail bestätigen',
  text: 'Ohne Passwort können Sie sich einen Link an Ihre E-Mail-Adresse senden lassen. Öffnen Sie ihn in diesem Browser: Danach können Sie 15 Minuten lang die Zwei-Faktor-Anmeldung ein- oder ausschalten, andere Browser abmelden und Ihr Konto löschen.',
  send: 'Link senden',
  again: 'Erneut senden',
  sent: 'Der Link ist unterwegs. Öffnen Sie ihn innerhalb von 15 Minuten in diesem Browser.',
}
