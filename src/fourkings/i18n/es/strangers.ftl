# Textos de las mesas abiertas: gente que no se conoce.

open-title = Mesas abiertas
open-intro = Cualquiera puede entrar en estas mesas. Siéntate y conoce gente nueva.
open-none = No hay mesas abiertas. Pulsa «Buscar jugadores» para abrir una.
open-now = Jugar ahora con otros
open-choose = El juego
open-go = Buscar jugadores
open-by = La mesa de { $host }
open-free = { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
open-clock = { $seconds } s por reparto
open-days = { $days ->
    [one] un día por decisión
   *[other] { $days } días por decisión
}
open-sit = Sentarse
open-name-read = Los demás jugadores de la mesa leen este nombre.
open-unnamed = Seguir sin nombre
open-back = Volver a la mesa
open-failed = No se ha podido abrir la mesa. Inténtalo de nuevo en un momento.
open-switch = Abierta a todos: el inicio muestra esta mesa, y cualquiera puede entrar
open-avoid-any = Evitar a un jugador
open-avoid = Evitar a { $who }
open-avoided = Ya no ves las mesas abiertas de { $who }, ni { $who } las tuyas. Para cambiarlo, abre los ajustes.
