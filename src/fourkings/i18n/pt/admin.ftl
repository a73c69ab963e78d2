# A página dos administradores, e o que anunciam a todos.

admin-title = Administração
admin-intro = Para quem cuida deste servidor. Esta página não mostra cartas, nem conversas além das mensagens denunciadas, nem nada que abra uma mesa.
admin-none = Este servidor não tem administrador.
admin-none-how = Para o ser, inicie o servidor com uma senha de pelo menos 16 caracteres em FOURKINGS_ADMIN, e escreva a senha aqui.
admin-phrase = Senha de administrador
admin-phrase-text = Está nas definições do servidor como FOURKINGS_ADMIN.
admin-enter = Entrar
admin-wrong = Senha errada.
admin-too-many = Tentativas demais. Espere um minuto e tente de novo.
admin-failed = Não funcionou. Atualize a página para ver como está agora.
admin-first = Entrou com a senha. Este navegador fica com acesso por doze horas, ou até deixar o cargo.
admin-appointed = Outro administrador deu-lhe o cargo.
admin-resign = Deixar o cargo
admin-again = Atualizar
admin-below = Este servidor partilha o seu domínio com outros programas, o que não é uma barreira de segurança: as páginas deles podem agir nesta. Partilhe um domínio apenas com programas de confiança.

## Como está o servidor

admin-health = Servidor
admin-well = O servidor está bem.
admin-slow = O servidor está lento: acaba de ter { $seconds } s de atraso.
admin-broken = A base de dados falha: { $fault }.
admin-version = Versão
admin-up = Tempo ligado
admin-late = Pior atraso recente
admin-awake = Mesas ativas
admin-people-here = Pessoas online
admin-kept = Mesas guardadas
admin-servers = Servidores
admin-seconds = { $seconds } s
admin-minutes = { $minutes } min
admin-hours = { $hours } h
admin-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
admin-backup-none = Ainda não consta nenhuma cópia de segurança.
admin-backup-make = Para fazer uma, execute fourkings backup na máquina do servidor.
admin-backup-unchecked = Cópia mais recente: { $when }. Não foi verificada.
admin-backup-check = Para a verificar, execute fourkings backup --check na máquina do servidor.
admin-backup-restores = Cópia mais recente: { $when }. Verificada: pode ser restaurada.
admin-backup-broken = Cópia mais recente: { $when }. Não pode ser restaurada: { $fault }.
admin-backup-again = Faça outra cópia e verifique-a. Guarde os ficheiros mais antigos.
admin-backup-file = Ficheiro: { $file } ({ $rows ->
    [0] 0 linhas
    [one] uma linha
   *[other] { $rows } linhas
})
admin-backup-checked = Última verificação: { $when }
admin-doctor = A máquina do servidor

## O que se anuncia

admin-notice = Aviso
admin-notice-text = Todas as páginas e mesas o mostram até ser retirado.
admin-notice-words = O seu aviso
admin-notice-put = Publicar
admin-notice-back = Retirar aviso
notice-put-away = Esconder aviso
notice-barred = Um administrador não deixa, por agora, que abra mesas. Pode entrar noutras mesas.
notice-banned = Um administrador suspendeu o seu acesso a este servidor até { $until }. Ainda pode ler e apagar os seus dados nas preferências.
notice-title = Do administrador

## Mesas

admin-tables = Mesas
admin-tables-none = Ainda não há mesas.
admin-tables-text = As de atividade mais recente primeiro. Uma mesa fechada fica fechada: todos lá veem que a fechou, e a folha da partida fica guardada. O código por baixo de um jogo é o nome da mesa no registo do servidor.
admin-stage-waiting-room = sala de espera
admin-stage-match = mão { $number }
admin-stage-over = acabou
admin-stage-closed = fechada por um administrador
admin-people-at = { $count ->
    [0] ninguém
    [one] uma pessoa
   *[other] { $count } pessoas
}
admin-last = última ação { $when }
admin-made = aberta { $when }
admin-close = Fechar mesa
admin-close-which = Fechar mesa: { $game }, { $stage }, última ação { $when }
admin-close-sure = Fechar mesa de vez

## Clubes

admin-clubs = Clubes
admin-clubs-text = Os mais novos primeiro. Apagar um clube remove o seu nome, a lista das suas noites e a sua classificação. As noites ficam.
admin-clubs-none = Ainda não há clubes.
admin-club-evenings = { $count ->
    [0] sem noites
    [one] uma noite
   *[other] { $count } noites
}
admin-club-made = criado { $when }
admin-club-delete = Apagar clube
admin-club-delete-sure = Apagar { $name } de vez

## Pessoas

admin-people = Pessoas
admin-people-text = Pessoas com nome, as mais novas primeiro. Apagar faz o que cada um pode fazer nas suas preferências: nome, conversas e mesas desaparecem. Um robô continua as partidas com outros.
admin-people-name = Nome, ou parte dele
admin-people-find = Procurar
admin-people-none = Ninguém para mostrar.
admin-you = você
admin-is-administrator = administrador
admin-told = nome dado { $when }
admin-forget = Apagar nome e conversas
admin-forget-sure = Apagar { $who } de vez
admin-appoint = Nomear administrador
admin-dismiss = Destituir administrador
admin-for = { $what }: { $who }

## Denúncias

admin-reports = Mensagens denunciadas
admin-reports-text = Jogadores denunciaram estas mensagens. Vê cada uma com as linhas em volta. Apagam-se ao fim de uma semana, e ninguém mais as vê.
admin-reports-none = Nenhuma denúncia.
admin-report-by = denunciada por { $who }, { $when }
admin-report-context = A mensagem e as linhas em volta
admin-report-this = Denunciada:
admin-remove-message = Retirar mensagem
admin-remove-message-sure = Retirar mensagem para todos
admin-settle = Apagar denúncia
admin-settle-sure = Apagar denúncia de vez

## Medidas

admin-actions = Ações
admin-tables-of-none = Em nenhuma mesa.
admin-remove = Retirar
admin-remove-sure = Retirar { $who } da mesa
admin-measure = Medida
admin-measure-mute = Silenciar nas conversas
admin-measure-bar = Sem mesas próprias
admin-measure-ban = Banir
admin-measure-ban-address = Banir com endereço
admin-measure-time = Duração
admin-measure-apply = Aplicar
admin-is-bar = Não pode abrir mesas até { $until }.
admin-is-mute = Não pode escrever nas conversas até { $until }.
admin-is-ban = Sem acesso até { $until }.
admin-lift-bar = Permitir mesas
admin-lift-mute = Devolver a palavra
admin-lift-ban = Levantar o banimento
admin-mark-bar = sem mesas
admin-mark-mute = em silêncio
admin-mark-ban = sem acesso

## O que se fez

admin-deeds = Ações dos administradores
admin-deeds-none = Ainda nenhuma ação.
admin-somebody = uma pessoa sem nome
admin-deed-enter = { $who } entrou com a senha
admin-deed-resign = { $who } deixou o cargo de administrador
admin-deed-close = { $who } fechou uma mesa
admin-deed-forget = { $who } apagou um nome e as suas conversas
admin-deed-bar = { $hours ->
    [one] { $who } impediu alguém de abrir mesas por uma hora
   *[other] { $who } impediu alguém de abrir mesas por { $hours } horas
}
admin-deed-unbar = { $who } voltou a permitir mesas a alguém
admin-deed-mute = { $hours ->
    [one] { $who } silenciou alguém por uma hora
   *[other] { $who } silenciou alguém por { $hours } horas
}
admin-deed-unmute = { $who } devolveu a palavra a alguém
admin-deed-ban = { $hours ->
    [one] { $who } baniu alguém por uma hora
   *[other] { $who } baniu alguém por { $hours } horas
}
admin-deed-unban = { $who } levantou um banimento
admin-deed-remove = { $who } retirou alguém de uma mesa
admin-deed-remove-message = { $who } retirou uma mensagem
admin-deed-settle = { $who } apagou uma denúncia
admin-deed-appoint = { $who } nomeou um administrador
admin-deed-dismiss = { $who } destituiu um administrador
admin-deed-announce = { $who } publicou: { $text }
admin-deed-take-back = { $who } retirou o aviso
admin-deed-delete-club = { $who } apagou um clube
