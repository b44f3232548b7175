export const OPERATIONS = `
  Amazon Web Services | AWS; AWS cloud; Amazon cloud; EC2; Amazon S3 | Microsoft Azure; Google Cloud Platform
  Microsoft Azure | Azure; Azure cloud; MS Azure; Azure administration | Google Cloud Platform
  Google Cloud Platform | GCP; Google Cloud; Google Cloud Services |
  Cloud computing | cloud platforms; cloud services; cloud infrastructure; cloud technologies; cloud engineering; informatique en nuage; computación en la nube | Amazon Web Services; Microsoft Azure; Google Cloud Platform
  Cloud migration | migration to the cloud; cloud transformation; lift and shift | Cloud computing
  Cloud cost management | FinOps; cloud cost optimisation; cloud cost optimization |
  OpenStack | Open Stack; private cloud | VMware
  Docker | Docker Compose; containerisation; containerization; Dockerfiles | Kubernetes
  Kubernetes | K8s; Kubernates; container orchestration; EKS; AKS; GKE | OpenShift; Helm
  OpenShift | Red Hat OpenShift; OCP; Open Shift |
  Helm | Helm charts; Helm for Kubernetes |
  Service mesh | Istio; Linkerd; Envoy proxy | Kubernetes
  Terraform | HashiCorp Terraform; OpenTofu; Terragrunt | AWS CloudFormation; Infrastructure as code; Pulumi
  Pulumi | Pulumi infrastructure as code | AWS CloudFormation
  AWS CloudFormation | CloudFormation; AWS CDK; Cloud Development Kit | Infrastructure as code; Azure Bicep
  Azure Bicep | Bicep templates; ARM templates | Terraform
  Infrastructure as code | IaC; infrastructure automation | Ansible
  Ansible | Ansible playbooks; Ansible Tower; Red Hat Ansible | Puppet; Chef Infra
  Puppet | Puppet Enterprise; Puppet configuration management | Chef Infra; SaltStack
  Chef Infra | Chef configuration management; Opscode Chef; Chef cookbooks |
  SaltStack | Salt configuration management; Salt Project |
  CI/CD | continuous integration; continuous delivery; continuous deployment; CI/CD pipelines; build pipelines; CICD | Jenkins; GitHub Actions; GitLab CI
  Jenkins | Jenkins pipelines; Jenkins CI; Jenkinsfile | GitHub Actions; GitLab CI; CircleCI; TeamCity
  CircleCI | Circle CI | GitHub Actions
  TeamCity | JetBrains TeamCity; Team City | Azure DevOps
  GitHub Actions | GitHub workflows; GitHub CI | GitLab CI
  GitLab CI | GitLab; GitLab CI/CD; GitLab pipelines | Azure DevOps
  Azure DevOps | Azure Pipelines; ADO; Team Foundation Server; TFS; VSTS | CI/CD
  GitOps | Argo CD; ArgoCD; Flux CD | CI/CD
  DevOps | dev ops; DevOps practices; DevOps engineering; DevOps culture | Site reliability engineering; Platform engineering; CI/CD
  DevSecOps | secure CI/CD; SecDevOps; software supply chain security | DevOps; Application security
  Site reliability engineering | SRE; service reliability; SLOs | Observability
  Platform engineering | internal developer platforms; developer platforms; developer experience |
  Observability | application monitoring; monitoring and alerting; OpenTelemetry; APM; system monitoring | Prometheus; Datadog
  Prometheus | PromQL; Alertmanager | Grafana
  Grafana | Grafana dashboards; Grafana Loki | Elasticsearch
  Datadog | Data Dog; Datadog APM | Grafana; New Relic; Dynatrace
  New Relic | NewRelic | Dynatrace
  Dynatrace | Dynatrace APM |
  Splunk | Splunk Enterprise; SPL queries | SIEM; Elasticsearch
  IT incident management | major incident management; on-call; on-call rota; postmortems; service restoration | IT service management
  Nginx | Engine X; reverse proxies | Apache HTTP Server
  Apache HTTP Server | Apache; httpd; Apache web server; LAMP | Microsoft IIS
  Microsoft IIS | IIS; Internet Information Services |
  Apache Tomcat | Tomcat; Tomcat server | Apache HTTP Server; Java application servers
  Java application servers | JBoss; WildFly; WebSphere; WebLogic | Java EE
  Load balancing | load balancers; HAProxy; F5 BIG-IP |
  Linux | GNU/Linux; Linux administration; Ubuntu; Debian; Red Hat Enterprise Linux; RHEL; CentOS; administration Linux; administración Linux | Unix
  Unix | Unix administration; Solaris; AIX; HP-UX; FreeBSD | Bash
  Windows Server | Microsoft Windows Server; Windows server administration; Windows administration; WSUS | Active Directory
  Apple device management | macOS administration; Jamf; Jamf Pro; Mac support | Microsoft Intune
  Active Directory | Azure AD; Entra ID; Group Policy; LDAP; Azure Active Directory; AD DS | Identity and access management
  Microsoft 365 administration | Office 365 administration; M365 administration; O365 administration | Microsoft Exchange; SharePoint
  Microsoft Exchange | Exchange Server; Exchange Online; MS Exchange |
  Google Workspace administration | G Suite administration; Google Admin console | Microsoft 365 administration
  Microsoft Intune | Intune; Endpoint Manager; SCCM; mobile device management; endpoint management | Windows Server
  VMware | vSphere; VMware ESXi; vCenter; VM Ware | Virtualisation
  Virtualisation | virtualization; virtual machines; Proxmox; VMs | Citrix; Hyper-V
  Hyper-V | HyperV; Microsoft Hyper-V | VMware
  Citrix | Citrix XenApp; Citrix Virtual Apps; virtual desktops; VDI |
  Backup and recovery | data backup; disaster recovery; Veeam; backups; backup administration | Storage administration
  Storage administration | SAN; NAS; storage area networks; NetApp; enterprise storage |
  Systems administration | system administration; sysadmin; server administration; server management; server support; Systemadministration; administration système; administration systèmes et réseaux; administración de sistemas | Linux; Windows Server; IT infrastructure
  IT infrastructure | infrastructure management; infrastructure engineering; IT operations; infrastructure support | Network administration
  Data centre operations | data center operations; server racking; rack and stack; data centre maintenance | IT infrastructure
  Mainframe | z/OS; IBM mainframe; JCL; mainframe operations | IBM i
  IBM i | AS/400; iSeries; RPG programming |
  Computer networking | TCP/IP; network engineering; computer networks; network design; LAN/WAN; Netzwerktechnik; réseaux informatiques; administration réseau; redes informáticas | Network administration; Routing and switching
  Network administration | network management; network support; network maintenance; network operations | Routing and switching
  Routing and switching | routers and switches; BGP; OSPF; VLANs; switch configuration | Cisco networking
  Cisco networking | Cisco; CCNA; CCNP; Cisco IOS; Cisco Meraki |
  Firewalls | firewall administration; firewall configuration; Palo Alto firewalls; Fortinet; FortiGate | Network security
  VPN | virtual private networks; IPsec; WireGuard; remote access VPN | Firewalls
  Wireless networking | Wi-Fi; wifi; WLAN; wireless LAN; Aruba wireless | Computer networking
  DNS | domain name system; DHCP; BIND DNS; domain administration | Computer networking
  Network cabling | structured cabling; data cabling; Cat6 cabling |
  VoIP | voice over IP; IP telephony; SIP telephony; unified communications; Asterisk | Telecommunications
  Telecommunications | telecoms; telecom networks; mobile networks; 5G; LTE; telecommunication | Computer networking
  Cyber security | cybersecurity; information security; infosec; IT security; computer security; IT-Sicherheit; Informationssicherheit; cybersécurité; sécurité informatique; ciberseguridad; seguridad informática | Network security; Security operations; Application security
  Network security | intrusion detection; IDS/IPS; zero trust; network defence; Netzwerksicherheit; sécurité réseau; sécurité des réseaux; seguridad de redes |
  Penetration testing | pen testing; pentesting; ethical hacking; red teaming; CEH; OSCP; Burp Suite | Vulnerability management
  Vulnerability management | vulnerability assessment; vulnerability scanning; Nessus; Qualys; patch management | Cyber security
  Security operations | SOC; security monitoring; security incident response; blue teaming; cyber incident response | SIEM; Threat intelligence
  SIEM | security information and event management; Microsoft Sentinel; QRadar; security log analysis |
  Threat intelligence | cyber threat intelligence; CTI; threat hunting; MITRE ATT&CK | Malware analysis
  Threat modelling | threat modeling; STRIDE; security design review | Application security
  Digital forensics | computer forensics; forensic imaging; mobile phone forensics; EnCase | Malware analysis
  Malware analysis | reverse engineering malware; Ghidra; IDA Pro |
  Application security | AppSec; secure coding; OWASP; OWASP Top 10; secure software development | Penetration testing
  Cloud security | AWS security; Azure security; cloud security posture management; CSPM | Cyber security
  Identity and access management | IAM; single sign-on; SSO; Okta; multi-factor authentication; privileged access management | Active Directory
  Cryptography | encryption; PKI; public key infrastructure; TLS; SSL certificates |
  ISO 27001 | ISO/IEC 27001; ISO27001; ISMS; information security management system | Information security governance
  Information security governance | security governance; security policies; information assurance; cyber risk management; NIST framework | IT audit
  IT audit | IT auditing; IT general controls; ITGC; CISA certification | Auditing
  CISSP | Certified Information Systems Security Professional | CISM; Cyber security
  CISM | Certified Information Security Manager | Information security governance
`
