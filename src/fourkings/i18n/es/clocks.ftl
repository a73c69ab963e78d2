# El tiempo: los relojes de una mesa, partidas de varios días que esperan a alguien, y el reparto anterior, un reparto después.

clock-title = Reloj de este reparto
clock-left = quedan { $time }
clock-last = quedan { $count } segundos
clock-over = A { $who } se le acabó el tiempo; un bot actúa una vez.
    .yours = Se te acabó el tiempo; un bot actúa una vez por ti.
clock-until = { $unit ->
    [days] { $hours ->
        [0] Quedan { $count } días
        [one] Quedan { $count } días y una hora
       *[other] Quedan { $count } días y { $hours } horas
    }
    [hours] Quedan { $count } horas
   *[minutes] { $count ->
        [one] Queda un minuto
       *[other] Quedan { $count } minutos
    }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } d
       *[other] { $count } d y { $hours } h
    }
    [hours] { $count } h
   *[minutes] { $count } min
}
clock-laid-bank = Reloj: { $bank } por reparto, más { $more } segundos tras cada acción.
clock-laid-days = { $days ->
    [one] Un día por decisión: nadie tiene que estar aquí todo el tiempo.
   *[other] { $days } días por decisión: nadie tiene que estar aquí todo el tiempo.
}
clock-bank = { $bank } por reparto, más { $more } segundos tras cada acción.
clock-rules-bank = Los dos primeros segundos de cada acción no cuentan. Cuando se te acaba el tiempo, un bot actúa una vez y conservas tu asiento. El reloj se para mientras la mesa duerme o su servidor está caído.
clock-rules-days = Cuando se te acaba el tiempo, un bot actúa una vez y conservas tu asiento. El reloj se para mientras el servidor está caído.
clock-laid-watch-link = Cualquiera con el enlace puede mirar, y ve las cartas que están boca arriba en la mesa.
clock-laid-watch-hands = Cualquiera con el enlace puede mirar, y ve todas las manos del reparto anterior.
clock-laid-watch-nobody = Sin espectadores.
clock-laid-hands = Los espectadores ven además todas las manos del reparto anterior.

waiting-title = Te toca
waiting-tell = Avísame cuando me toque
waiting-told-off = Para partidas de varios días: un aviso de este navegador, también sin ninguna página de Four Kings abierta.
waiting-told-on = Este navegador te avisa, también sin ninguna página de Four Kings abierta.
waiting-told-open = Este navegador te avisa mientras haya abierta una página de Four Kings. No tiene un servicio de avisos al que se pueda llegar.
waiting-told-denied = Los ajustes de este navegador bloquean los avisos. Permítelos para esta página y vuelve a cargarla.
waiting-told-insecure = Los navegadores permiten avisos solo en direcciones con https://. Pide una a quien lleva este servidor.
waiting-told-unsupported = Este navegador no tiene avisos para páginas. En un iPhone o iPad, añade Four Kings a la pantalla de inicio y ábrelo desde allí.
waiting-notice = { $game }: te toca
waiting-with = Con { $names }
waiting-with-bots = Con bots

before-open = Reparto anterior, todas las manos
before-title = Reparto { $number }, todas las manos
before-why = ¿Por qué jugaron eso?
before-why-title = Reparto { $number }: ¿por qué?
before-why-how = Ve a una carta o un canto de un bot para preguntar por qué.
before-why-begin = Se muestra primero la baza con más cartas altas. Ve a cualquier otra carta o declaración de un bot para preguntar por ella.
before-why-ask = ¿Por qué { $who } eligió { $chosen }?
before-why-wait = Comparando las opciones…
before-why-only = No había otra opción.
before-why-equal = { $chosen } y { $instead } valen lo mismo aquí.
before-why-beside = Lo mejor: { $chosen }. Después: { $instead }.
before-why-worse = Era mejor { $instead }: { $chosen } pierde { $loss } puntos de media.
before-why-you = Si fueras { $who }:
