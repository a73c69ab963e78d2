# O tempo: os relógios de uma mesa, os jogos de vários dias que esperam por alguém, e a mão anterior, uma mão inteira depois.

clock-title = Relógio desta mão
clock-left = Restam { $time }
clock-last = Restam { $count } segundos
clock-over = Acabou o tempo de { $who }; um robô age uma vez.
    .yours = Acabou o seu tempo; um robô age uma vez em seu lugar.
clock-until = { $unit ->
    [days] { $hours ->
        [0] Restam { $count } dias
        [one] Restam { $count } dias e uma hora
       *[other] Restam { $count } dias e { $hours } horas
    }
    [hours] Restam { $count } horas
   *[minutes] { $count ->
        [0] Resta menos de um minuto
        [one] Resta um minuto
       *[other] Restam { $count } minutos
    }
}
clock-short = { $unit ->
    [days] { $hours ->
        [0] { $count } d
       *[other] { $count } d e { $hours } h
    }
    [hours] { $count } h
   *[minutes] { $count } min
}
clock-laid-bank = Ritmo: { $bank } por mão, mais { $more } segundos depois de cada ação.
clock-laid-days = { $days ->
    [one] Um dia por decisão: ninguém tem de estar sempre aqui.
   *[other] { $days } dias por decisão: ninguém tem de estar sempre aqui.
}
clock-bank = { $bank } por mão, mais { $more } segundos depois de cada ação.
clock-rules-bank = Os dois primeiros segundos de cada ação são grátis. Quando o seu tempo acaba, um robô age uma vez e o lugar continua seu. O relógio para enquanto a mesa dorme ou o servidor está parado.
clock-rules-days = Quando o seu tempo acaba, um robô age uma vez e o lugar continua seu. O relógio para enquanto o servidor está parado.
clock-laid-watch-link = Quem tiver o link pode ser espectador e vê as cartas que estão à vista na mesa.
clock-laid-watch-hands = Quem tiver o link pode ser espectador e vê todas as cartas da mão anterior.
clock-laid-watch-nobody = Sem espectadores.
clock-laid-hands = Os espectadores veem também todas as cartas da mão anterior.

waiting-title = É a sua vez
waiting-tell = Avisar quando for a minha vez
waiting-told-off = Para jogos de vários dias: um aviso deste navegador, mesmo sem nenhuma página do Four Kings aberta.
waiting-told-on = Este navegador dá-lhe o aviso, mesmo sem nenhuma página do Four Kings aberta.
waiting-told-open = Este navegador dá-lhe o aviso enquanto uma página do Four Kings estiver aberta. Não tem serviço de avisos que se possa alcançar.
waiting-told-denied = As preferências deste navegador bloqueiam os avisos. Permita-os para esta página e carregue-a de novo.
waiting-told-insecure = Os navegadores só permitem avisos em endereços com https://. Peça um à pessoa que mantém este servidor.
waiting-told-unsupported = Este navegador não tem avisos para páginas. No iPhone ou iPad, junte o Four Kings às aplicações do aparelho e abra-o de lá.
waiting-notice = { $game }: é a sua vez
waiting-with = Com { $names }
waiting-with-bots = Com robôs

before-open = Mão anterior, todas as cartas
before-title = Mão { $number }, todas as cartas
before-why = Porque jogaram isso?
before-why-title = Mão { $number }: porquê?
before-why-how = Vá a uma carta ou anúncio de um robô para perguntar porquê.
before-why-begin = Mostra-se primeiro a vaza com mais cartas altas. Vá a qualquer outra carta ou declaração de um robô para perguntar por ela.
before-why-ask = Porque é que { $who } escolheu { $chosen }?
before-why-wait = A comparar as escolhas…
before-why-only = Não havia outra escolha.
before-why-equal = { $chosen } e { $instead } valem o mesmo aqui.
before-why-beside = O melhor: { $chosen }. A seguir: { $instead }.
before-why-worse = Era melhor { $instead }: { $chosen } perde { $loss } pontos em média.
before-why-you = Se você fosse { $who }:
