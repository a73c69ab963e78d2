# O que `fourkings doctor` acha, e o que fazer.

doctor-well = Tudo funciona: sente-se e jogue.
doctor-ill = { $count ->
    [one] Uma verificação falhou. A linha abaixo diz o que fazer.
   *[other] { $count } verificações falharam. A linha abaixo de cada uma diz o que fazer.
}

doctor-python = Four Kings { $program } em Python { $version }, { $system }.
doctor-python-old = Python { $version } é antigo demais.
    .remedy = Instale Python 3.11 ou mais novo, e inicie o programa com ele.

doctor-letters = O terminal pode mostrar todas as cartas ({ $encoding }).
doctor-letters-poor = Este terminal não pode mostrar naipes nem acentos ({ $encoding }).
    .remedy = Defina PYTHONUTF8=1, ou use um terminal UTF-8. A página no navegador não é afetada.

doctor-page = A página do navegador está construída.
doctor-page-missing = A página do navegador não está construída: { $folder } está vazia.
    .remedy = Num clone do repositório, construa-a com python3 scripts/run.py. O pacote publicado inclui a página.

doctor-browser = Há um navegador disponível.
doctor-browser-none = Não se achou nenhum navegador nesta máquina.
    .remedy = Inicie o servidor com --no-open, e abra num navegador qualquer o endereço que ele mostra.

doctor-compiler = O código compilado está pronto, em { $folder }: simulações, solucionador, robôs{ $tables ->
        [yes] , e as mesas do ambiente vetorial.
       *[no] . O primeiro uso compila as mesas do ambiente vetorial.
    }
doctor-compiler-partly = O código rápido está compilado em parte: simulações ({ $playouts ->
        [yes] sim
       *[no] ainda não
    }), solucionador ({ $solver ->
        [yes] sim
       *[no] ainda não
    }), robôs ({ $bots ->
        [yes] sim
       *[no] ainda não
    }), mesas do ambiente vetorial ({ $tables ->
        [yes] sim
       *[no] ainda não
    }).
    .remedy = Não há problema: o resto compila-se no primeiro uso, e leva menos de um minuto. fourkings warm faz isso já.
doctor-compiler-cold = O código rápido ainda não está compilado.
    .remedy = Não há problema: o primeiro uso compila-o em cerca de um minuto. Para o fazer já, use fourkings warm.
doctor-compiler-off = O compilador está desligado (NUMBA_DISABLE_JIT).
    .remedy = Tudo funciona, mas os robôs fortes pensam durante minutos. Retire NUMBA_DISABLE_JIT do ambiente.
doctor-compiler-forgets = O código compilado não se pode guardar, por isso cada arranque o compila de novo.
    .remedy = Torne ~/.cache gravável, ou aponte FOURKINGS_CACHE para uma pasta gravável.
doctor-compiler-broken = O compilador não se pode carregar.
    .remedy = Instale de novo o programa a partir do wheel (pip install --force-reinstall FILE.whl). Regras, folhas de partida e o robô prudente funcionam sem compilador.

doctor-server = O servidor está instalado.
doctor-server-missing = O servidor não está instalado (falta: { $modules }).
    .remedy = Para jogar no navegador, use pip install 'four-kings[server]'. Regras, robôs, folhas de partida e o solucionador funcionam sem ele.

doctor-data = A pasta dos dados é { $folder }; há { $free } MB livres.
doctor-data-full = A pasta dos dados é { $folder }, onde só há { $free } MB livres.
    .remedy = Liberte espaço, ou escolha outra pasta com --data.
doctor-data-closed = Nada se pode escrever em { $folder }: { $error }.
    .remedy = Dê a si mesmo permissão de escrita, ou escolha outra pasta com --data.
doctor-data-file = A pasta de dados { $folder } não se pode criar: { $file } é um arquivo.
    .remedy = Escolha outra pasta com --data.

doctor-database = A base de dados responde (esquema { $version }).
doctor-database-new = O primeiro arranque cria a base de dados.
doctor-database-out-of-reach = A base de dados não se pode usar: { $error }.
    .remedy = Veja se ela corre e se FOURKINGS_DATABASE tem o seu endereço. Uma base de uma versão mais nova do programa precisa dessa versão.

doctor-backup = A cópia mais recente ({ $file }) foi feita { doctor-age } e pode ser restaurada.
doctor-backup-early = A base de dados ainda não regista nenhuma cópia.
doctor-backup-none = A base de dados tem partidas, mas não regista nenhuma cópia.
    .remedy = Faça uma com fourkings backup ARQUIVO. As unidades em packaging/systemd fazem uma todas as noites e verificam-na.
doctor-backup-old = A cópia mais recente ({ $file }) foi feita { doctor-age }.
    .remedy = Faça outra com fourkings backup ARQUIVO. As unidades em packaging/systemd fazem uma todas as noites e verificam-na.
doctor-backup-unchecked = A cópia mais recente ({ $file }) foi feita { doctor-age } e nunca foi verificada.
    .remedy = Execute fourkings backup --check ARQUIVO para ver se pode ser restaurada.
doctor-backup-broken = A cópia mais recente ({ $file }) não pode ser restaurada: { $fault }.
    .remedy = Faça outra cópia e verifique-a. Guarde os ficheiros mais antigos.
doctor-backup-unread = Não é possível ler a lista das cópias.
    .remedy = Repare primeiro a base de dados.
doctor-age = { $unit ->
    [minutes] { $count ->
        [0] agora mesmo
        [one] há um minuto
       *[other] há { $count } minutos
    }
    [hours] { $count ->
        [one] há uma hora
       *[other] há { $count } horas
    }
   *[days] { $count ->
        [one] há um dia
       *[other] há { $count } dias
    }
}

doctor-key = A chave que assina as sessões está intacta.
doctor-key-new = O primeiro arranque cria a chave que assina as sessões.
doctor-key-broken = { $file } não contém uma chave completa, por isso qualquer pessoa podia entrar como qualquer outra.
    .remedy = Restaure-a de uma cópia, ou apague-a. Se a apagar, as pessoas recebem identidades novas e perdem as suas mesas.

doctor-clock = O relógio mostra { $now }.
doctor-clock-behind = O relógio mostra { $now }, antes de este programa ser instalado.
    .remedy = Acerte o relógio: sessões, links e jogos lentos dependem dele.

doctor-loop = Ciclo de eventos ({ $loop }): atraso de { $median } ms na mediana, { $p99 } ms no percentil 99, { $most } ms no máximo.
doctor-loop-late = Ciclo de eventos ({ $loop }): atraso de { $median } ms na mediana, { $most } ms no máximo. Todos os jogadores esperam por isso.
    .remedy = Outro programa usa o processador: pare-o, ou dê ao servidor um núcleo só dele.

doctor-port = A porta { $port } está livre em { $host }.
doctor-port-ours = Um servidor do Four Kings já corre em { $host }, porta { $port }.
doctor-port-taken = A porta { $port } não se pode usar em { $host }: { $error }.
    .remedy = Escolha outra porta com --port (0 escolhe uma livre), ou pare o programa que a usa.

doctor-proxy = { $proxies ->
    [none] O servidor não confia em nenhum proxy reverso.
   *[other] O servidor confia no proxy reverso em { $proxies }.
}
doctor-proxy-unnamed = O servidor chama-se { $hosts } mas não confia em nenhum proxy reverso. Atrás de um, todos os jogadores têm os mesmos limites em comum.
    .remedy = Se houver um proxy reverso à frente, ponha o endereço dele em FOURKINGS_PROXIES. Se não, ignore isto.

doctor-games = { $installed ->
    [0] Há { $count } jogos disponíveis.
    [one] Há { $count } jogos disponíveis, um deles de outro pacote.
   *[other] Há { $count } jogos disponíveis, { $installed } deles de outros pacotes.
}
doctor-games-left-out = Um jogo de outro pacote ficou de fora: { $faults }.
    .remedy = Repare ou retire esse pacote. Todos os outros jogos funcionam.
doctor-games-wordless = Faltam frases a um jogo de outro pacote: { $missing }.
    .remedy = Pode jogá-lo, mas ele mostra identificadores em vez das frases que faltam. Junte-as à pasta i18n do jogo.
doctor-games-page = Não é possível mostrar a página de regras de outro pacote: { $fault }.
    .remedy = Corrige a página ou pede-o ao autor. O jogo pode ser jogado.
doctor-games-partly = Faltam partes opcionais a jogos de outros pacotes: { $missing }.
    .remedy = Pode jogá-los sem elas. docs/add-a-game.md explica o que cada parte traz.
